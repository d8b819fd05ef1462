// Replaces the name of a user in recorded events.

/** The name of users whose own name has been erased. */
export const formerUser = 'Former user'

/** Returns the JSON of an event in which a user, a participant or the actor, has another name. */
export const withUserName = (json: string, { user_code, name }: { user_code: string; name: string }) =>
  JSON.stringify(
    JSON.parse(json, (_, value) => (value?.user_code === user_code && 'name' in value ? { ...value, name } : value))
  )
