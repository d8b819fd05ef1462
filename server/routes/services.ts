import { limits } from '../../generated/limits.js'
import type { components } from '../../generated/types.js'
import type { Handlers } from '../contract.js'
import type { Dependencies } from '../dependencies.js'
import type { Secrets } from '../encryption.js'
import { noteChanges, noteToChange } from '../note-changes.js'
import { serviceNotFound, targetRefused, tooManyServices } from '../problems.js'
import { targetUrlRefusal } from '../rules/target-address.js'
import type { ServiceRecord } from '../store/services.js'

type Service = components['schemas']['Service']
type ServiceCreate = components['schemas']['ServiceCreate']

export function services(dependencies: Dependencies): Handlers<'Services'> {
  const { config, store, secrets } = dependencies
  const changes = noteChanges(dependencies)
  return {
    async Services_list({ params, caller }, reply) {
      const note = await noteToChange(store, params.note_code, caller)
      const services = await store.services.list(note)
      return reply.code(200).send({ services: services.map(serviceView) })
    },

    async Services_add({ params, body, caller }, reply) {
      const service = await store.transaction(async (stores) => {
        const note = await noteToChange(stores, params.note_code, caller)
        const refusal = body.name === 'chat_b' ? undefined : targetUrlRefusal(body.webhook_url, config.WEBHOOK_ALLOW)
        if (refusal) throw targetRefused(refusal)
        if ((await stores.services.list(note)).length >= limits.services_per_note) throw tooManyServices()
        return changes.addTarget(stores, note, serviceRecord(body, secrets), caller)
      })
      return reply.code(201).send({ service: serviceView(service) })
    },

    async Services_delete({ params, caller }, reply) {
      await store.transaction(async (stores) => {
        const note = await noteToChange(stores, params.note_code, caller)
        if (!(await stores.services.delete(note, params.service_id))) throw serviceNotFound(params.service_id)
      })
      return reply.code(204).send()
    },
  }
}

/** Returns an integration as the contract shows it: without its token or secret. */
function serviceView({ id, name, webhook_url, room_id }: ServiceRecord): Service {
  if (name === 'chat_b' && room_id !== null) return { service_id: id, name, room_id }
  if (name !== 'chat_b' && webhook_url !== null) return { service_id: id, name, webhook_url }
  throw new Error(`service ${id} has neither the address nor the room of a ${name}`)
}

function serviceRecord(body: ServiceCreate, secrets: Secrets): Omit<ServiceRecord, 'id'> {
  if (body.name === 'chat_b') {
    const { name, room_id, api_token } = body
    return { name, webhook_url: null, room_id, secret: secrets.seal(api_token) }
  }
  const secret = body.name === 'webhook' && body.secret !== undefined ? secrets.seal(body.secret) : null
  return { name: body.name, webhook_url: body.webhook_url, room_id: null, secret }
}
