/**
 * The base class of the errors of this package. A program may load the package twice: as ESM and as CommonJS, or in two
 * versions. `instanceof` holds for the errors of either copy.
 */
export class PackageError extends Error {
  static readonly package: string = '@notewire/client'
  /** Name of the class. Minified code keeps it. */
  declare static readonly className: string

  /** Whether the class, or one of another copy with its name, is among the classes of an error. */
  // biome-ignore-start lint/complexity/noThisInStatic: it is the class that stands after `instanceof`
  static override [Symbol.hasInstance](error: unknown): boolean {
    for (let each = Object(error).constructor; each?.package === this.package; each = Object.getPrototypeOf(each)) {
      // A subclass of the user inherits its name, and has no copies.
      if (each === this || (each.className === this.className && Object.hasOwn(this, 'className'))) return true
    }
    return false
  }
  // biome-ignore-end lint/complexity/noThisInStatic: as above
}
