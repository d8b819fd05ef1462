// Maps the contract's schemas to TypeScript. openapi-typescript nests all types in one interface, whose members editors
// show expanded. Here each schema becomes a declaration of its own, and references use its name.
import openapiTS, { type OpenAPITSOptions } from 'openapi-typescript'
import ts from 'typescript'
import { docComment } from './doc-comment.js'
import type { Document, Schema } from './openapi.js'

/** The types that openapi-typescript creates from a document. A place is a path in its output. */
export interface SchemaTypes {
  /** Returns the type at a place, such as `operations`, `Notes_list`, `parameters`, `query`, on one line. */
  sourceAt(...place: string[]): string
  /** Returns a declaration of the type at a place: an interface if it is an object. The docs come from the schema. */
  declarationAt(place: string[], name: string, schema: Schema): string
}

export async function schemaTypes(document: Document, options?: OpenAPITSOptions): Promise<SchemaTypes> {
  const roots = await openapiTS(JSON.stringify(document), options)

  function typeAt([root, ...path]: string[]): ts.Node {
    const declaration = roots.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === root)
    if (!declaration) throw new Error(`openapi-typescript created no interface ${root}`)
    return path.reduce(memberType, declaration)
  }

  /** Prints `components["schemas"]["Note"]` as `Note`, and other components, which have no name, as their types. */
  function sourceOf(type: ts.Node): string {
    const replace = (node: ts.Node): ts.Node => {
      const [, kind, name = ''] = componentReference.exec(ts.isIndexedAccessTypeNode(node) ? print(node) : '') ?? []
      if (kind === 'schemas') return ts.factory.createTypeReferenceNode(name)
      if (kind) return replace(typeAt(['components', kind, name]))
      if (ts.isIdentifier(node) && node.text.startsWith('"')) return singleQuoted(node)
      if (ts.isPropertySignature(node) && node.questionToken && node.type) {
        return ts.factory.updatePropertySignature(
          node,
          node.modifiers,
          node.name,
          node.questionToken,
          ts.factory.createTypeReferenceNode(`${print(replace(node.type))} | undefined`)
        )
      }
      const replaced = ts.visitEachChild(node, replace, undefined)
      return ts.isTypeLiteralNode(replaced) ? ts.setEmitFlags(replaced, ts.EmitFlags.SingleLine) : replaced
    }
    return print(replace(type)).replaceAll('; }', ' }')
  }

  return {
    sourceAt: (...place) => sourceOf(typeAt(place)),
    declarationAt(place, name, schema) {
      const type = typeAt(place)
      const parts = ts.isIntersectionTypeNode(type) ? [...type.types] : [type]
      const object = parts.find(ts.isTypeLiteralNode)
      const comment = docComment(docLines(schema))
      if (!object) return `${comment}export type ${name} = ${sourceOf(type)}\n`
      const bases = parts.filter((part) => part !== object).map((part) => sourceOf(withoutRequired(part)))
      const heritage = bases.length > 0 ? ` extends ${bases.join(', ')}` : ''
      const members = propertiesOf(object).map(({ key, isOptional, type }) => {
        const memberComment = docComment(docLines(schema.properties?.[key] ?? {}), '  ')
        // `undefined` is allowed too, for programs with `exactOptionalPropertyTypes`. It is not sent.
        const source = isOptional ? `?: ${sourceOf(type)} | undefined` : `: ${sourceOf(type)}`
        return `${memberComment}  ${quoted(key)}${source}\n`
      })
      return `${comment}export interface ${name}${heritage} {\n${members.join('')}}\n`
    },
  }
}

const componentReference = /^components\["(\w+)"\]\["(.+)"\]$/
const printer = ts.createPrinter({ removeComments: true })
const emptyFile = ts.createSourceFile('', '', ts.ScriptTarget.Latest)
const print = (node: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, node, emptyFile)

function propertiesOf(node: ts.Node) {
  if (!ts.isInterfaceDeclaration(node) && !ts.isTypeLiteralNode(node)) throw new Error(`not an object: ${print(node)}`)
  return [...node.members].flatMap((member) => {
    if (!ts.isPropertySignature(member) || !member.type) return []
    const key = 'text' in member.name ? String(member.name.text) : print(member.name)
    return [{ key, isOptional: member.questionToken !== undefined, type: member.type }]
  })
}

function memberType(node: ts.Node, key: string): ts.Node {
  const property = propertiesOf(node).find((each) => each.key === key)
  if (!property) throw new Error(`openapi-typescript created no type of ${key}`)
  return property.type
}

/** Returns `Problem` for `WithRequired<Problem, 'code'>`: the interface declares its required members itself. */
const withoutRequired = (type: ts.Node) => (ts.isTypeReferenceNode(type) && type.typeArguments?.[0]) || type

/** openapi-typescript creates a string literal as an identifier with quotes. */
const singleQuoted = ({ text }: ts.Identifier) =>
  ts.factory.createIdentifier(`'${JSON.parse(text).replace(/[\\']/g, '\\$&')}'`)

const quoted = (key: string) => (/^[a-z_]\w*$/i.test(key) ? key : `'${key}'`)

function docLines({ description = '', default: byDefault, deprecated }: Schema): string[] {
  const hasDefault = byDefault !== undefined && byDefault !== ''
  return [
    description,
    ...(hasDefault ? ['', `@default ${JSON.stringify(byDefault)}`] : []),
    ...(deprecated ? ['', '@deprecated'] : []),
  ]
}
