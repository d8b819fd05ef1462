// JSON texts that know the type of their value, so that a response can be put together from texts that are kept.

export const jsonType = 'application/json; charset=utf-8'

declare const jsonValue: unique symbol

/** The JSON text of a value. */
export type JsonText<Value> = string & { readonly [jsonValue]: Value }

export const toJson = <Value>(value: Value) => JSON.stringify(value) as JsonText<Value>

export const jsonArray = <Item>(items: JsonText<Item>[]) => `[${items.join()}]` as JsonText<Item[]>

/** Returns the text of an object from the texts of its members. Their names need no escapes. */
export function jsonObject<Members extends object>(members: { [Name in keyof Members]: JsonText<Members[Name]> }) {
  let text = ''
  for (const name in members) text += `${text === '' ? '{' : ','}"${name}":${members[name]}`
  return `${text}}` as JsonText<Members>
}
