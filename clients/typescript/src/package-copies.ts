// A program may load the package twice: as ESM and as CommonJS, or in two versions. `instanceof` must hold for the errors of
// either copy.

const classNames = Symbol.for('@notewire/client: class names')

interface NamedClass {
  new (...input: never[]): Error
  readonly className: string
}

/** Makes `instanceof` of a class, and of its subclasses with a name of their own, hold for the errors of other copies. */
export function recognizeCopies(base: NamedClass): void {
  Object.defineProperty(base.prototype, classNames, {
    get(this: { constructor: { className: string } }) {
      return [this.constructor.className, base.className]
    },
  })
  Object.defineProperty(base, Symbol.hasInstance, {
    value(this: NamedClass, value: unknown) {
      const isOwn = Function.prototype[Symbol.hasInstance].call(this, value)
      // A subclass of the user inherits its name, and has no copies.
      return isOwn || (Object.hasOwn(this, 'className') && !!Object(value)[classNames]?.includes(this.className))
    },
  })
}
