interface NamedClass {
  readonly package: string
  readonly className: string
}

/**
 * The base class of the errors of this package. A program may load the package twice: as ESM and as CommonJS, or in two
 * versions. `instanceof` holds for the errors of either copy.
 */
export class PackageError extends Error {
  static readonly package: string = '@notewire/client'
  /** Name of the class. Minified code keeps it. */
  declare static readonly className: string

  static override [Symbol.hasInstance](error: unknown): boolean {
    // biome-ignore lint/complexity/noThisInStatic: it is the class that stands after `instanceof`
    return isInstance(error, this)
  }
}

/** Whether a class, or one of another copy with its name, is among the classes of an error. */
function isInstance(error: unknown, named: NamedClass): boolean {
  for (let each = Object(error).constructor; each?.package === named.package; each = Object.getPrototypeOf(each)) {
    // A subclass of the user inherits its name, and has no copies.
    if (each === named || (each.className === named.className && Object.hasOwn(named, 'className'))) return true
  }
  return false
}
