// Implements the decorators of lib.tsp. They become extensions of the OpenAPI document, which generator/finish-openapi.ts
// completes.
import { getPatternData, isTemplateInstance, navigateProgram } from '@typespec/compiler'
import { getExtensions, setExtension } from '@typespec/openapi'

export const $decorators = {
  Notewire: {
    failure({ program }, model, { remedy, example }) {
      setExtension(program, model, 'x-remedy', remedy)
      setExtension(program, model, 'x-example', example)
    },
    idempotent({ program }, operation) {
      setExtension(program, operation, 'x-idempotent', true)
    },
    maxEncodedLength({ program }, scalar, length) {
      // The emitter writes an extension of any name into the schema, so that this one becomes the keyword.
      setExtension(program, scalar, 'maxLength', length)
    },
    limits({ program }, namespace, limits) {
      setExtension(program, namespace, 'x-limits', limits)
    },
  },
}

export function $onValidate(program) {
  const [problem] = program.resolveTypeReference('Notewire.Problem')
  navigateProgram(program, {
    model(model) {
      const isFailure = model.baseModel === problem && !isTemplateInstance(model)
      if (isFailure && !getExtensions(program, model).has('x-remedy')) {
        report(
          program,
          model,
          'failure-docs',
          `The failure ${model.name} needs @failure with its remedy and an example.`
        )
      }
    },
    scalar(scalar) {
      const pattern = patternOf(program, scalar)
      if (!pattern) return
      if (pattern.validationMessage) setExtension(program, scalar, 'x-pattern-message', pattern.validationMessage)
      else
        report(program, scalar, 'pattern-message', `The pattern of ${scalar.name} needs a message as second argument.`)
    },
  })
}

/** Returns the pattern of a scalar or of the nearest scalar that it extends. */
const patternOf = (program, scalar) =>
  scalar && (getPatternData(program, scalar) ?? patternOf(program, scalar.baseScalar))

const report = (program, target, code, message) =>
  program.reportDiagnostic({ code: `notewire/${code}`, severity: 'error', message, target })
