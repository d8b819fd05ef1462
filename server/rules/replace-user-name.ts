// Names of users where they have been recorded.

/** The name of users whose own name has been erased. */
export const formerUser = 'Former user'

/** Returns the JSON of an event or a response with another name of a user, who is a participant or the actor. */
export const withUserName = (json: string, { user_code, name }: { user_code: string; name: string }) =>
  JSON.stringify(
    JSON.parse(json, (_, value) => (value?.user_code === user_code && 'name' in value ? { ...value, name } : value))
  )
