// Describes the client's methods, options and errors as Markdown, from the same sources as its types: the classes that are
// generated from the contract, and their doc comments.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { problems } from '../generated/problems.js'
import { packageFolder } from '../server/package-folder.js'
import { errorClassName } from '../spec/generator/client-errors.js'
import { lowerFirst, upperFirst } from '../spec/generator/client-methods.js'
import { type Document, operationsOf } from '../spec/generator/openapi.js'

/** Returns an entry for each method of the client: its signature, what it does, returns and throws. */
export function clientMethods(contract: Document): string {
  const summaries = new Map(operationsOf(contract).map(({ operation }) => [operation.operationId, operation.summary]))
  const sections = parse('generated/resources.ts')
    .statements.filter(ts.isClassDeclaration)
    .flatMap((resource) => {
      const methods = resource.members.filter(isMethod)
      const key = lowerFirst(resource.name?.text ?? '')
      return methods.length > 0
        ? [`## ${upperFirst(key)}`, commentOf(resource), ...methods.map((each) => methodEntry(key, each, summaries))]
        : []
    })
  return sections.join('\n\n')
}

/** Returns a table of the members of interfaces in the client's options.ts. */
export function clientOptions(names: string[]): string {
  const interfaces = parse('options.ts').statements.filter(ts.isInterfaceDeclaration)
  const members = names.flatMap((name) => {
    const declaration = interfaces.find((each) => each.name.text === name)
    if (!declaration) throw new Error(`The client has no options "${name}"`)
    return declaration.members.filter(ts.isPropertySignature)
  })
  const rows = members.map((member) => {
    const type = unparenthesized(member.type?.getText().replace(/ \| undefined$/, '') ?? '').replaceAll('|', '\\|')
    const meaning = `${member.questionToken ? '' : 'Required. '}${commentOf(member).replaceAll('\n', ' ')}`
    return `| \`${member.name.getText()}\` | \`${type}\` | ${meaning} |`
  })
  return ['| Option | Type | Meaning |', '| --- | --- | --- |', ...rows].join('\n')
}

/** Returns a table of the classes of failures, with the codes of each. */
export function clientErrors(): string {
  const statuses = [...new Set(Object.values(problems).map(({ status }) => status))].sort()
  const rows = statuses.map((status) => {
    const codes = Object.entries(problems).flatMap(([code, problem]) => (problem.status === status ? [code] : []))
    return `| \`${errorClassName(status)}\` | ${status} | ${codes.map(failureLink).join(', ')} |`
  })
  return ['| Class | Status | Codes |', '| --- | --- | --- |', ...rows].join('\n')
}

/** A method: a property that holds an arrow function. */
type Method = ts.PropertyDeclaration & { initializer: ts.ArrowFunction }

const isMethod = (member: ts.ClassElement): member is Method =>
  ts.isPropertyDeclaration(member) && member.initializer !== undefined && ts.isArrowFunction(member.initializer)

function methodEntry(key: string, method: Method, summaries: Map<string, string>): string {
  const name = method.name.getText()
  const { parameters, typeParameters, type } = method.initializer
  const kinds = typeParameters ? `<${typeParameters.map((each) => each.getText()).join(', ')}>` : ''
  const inputs = parameters.map((each) => each.getText())
  const tags = ts.getJSDocTags(method)
  const textsOf = (tagName: string) => tags.filter((tag) => tag.tagName.text === tagName).map(textOf)
  const operationId = `${upperFirst(key)}_${name}`
  const summary = summaries.get(operationId)
  const facts = [
    ...ts.getAllJSDocTags(method, ts.isJSDocParameterTag).map((tag) => `\`${tag.name.getText()}\`: ${textOf(tag)}`),
    ...[textsOf('returns')[0] ?? resultOf(type?.getText() ?? '')].map((text) => `Returns: ${text}`),
    ...tags.filter(ts.isJSDocThrowsTag).map((tag) => {
      const codes = textOf(tag).replaceAll(/`(\w+)`/g, (_, code: string) => failureLink(code))
      return `Throws \`${tag.typeExpression?.type.getText()}\`: ${codes}`
    }),
    ...(summary ? [`Over HTTP: [${summary}](reference.html#${operationId})`] : []),
  ]
  return [
    `### \`${key}.${name}\``,
    `\`\`\`ts\n${key}.${name}${kinds}(${inputs.join(', ')}): ${type?.getText()}\n\`\`\``,
    ...(tags.some(({ tagName }) => tagName.text === 'deprecated') ? ['**Deprecated.**'] : []),
    commentOf(method),
    facts.map((fact) => `- ${fact}`).join('\n'),
  ].join('\n\n')
}

const unparenthesized = (type: string) => type.replace(/^\((.+)\)$/, '$1')

const failureLink = (code: string) => `[\`${code}\`](failures.html#${code})`

/** Returns what a call resolves to in words, such as nothing for `Call<void>`. */
function resultOf(type: string): string {
  const [, result = type] = /^(?:Call|Promise)<(.+)>$/.exec(type) ?? []
  if (result === 'void') return 'nothing.'
  return result.endsWith('[]') ? `an array of \`${result.slice(0, -2)}\`.` : `\`${result}\`.`
}

const commentOf = (node: ts.Node) =>
  ts
    .getJSDocCommentsAndTags(node)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join('\n')
    .replaceAll(/\{@link (\w+)\}/g, '`$1`')

const textOf = ({ comment }: ts.JSDocTag) => (ts.getTextOfJSDocComment(comment) ?? '').replaceAll('\n', ' ')

function parse(file: string): ts.SourceFile {
  const path = join(packageFolder, 'clients/typescript/src', file)
  return ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true)
}
