import type { Caller, Role } from '../../server/rules/access.js'

/** Returns a user with the role, as rules receive it. */
export const caller = (role: Role = 'member'): Caller => ({ id: 1, user_code: 'ann', name: 'Ann', role })
