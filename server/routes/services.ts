import { limits } from '../../generated/limits.js'
import type { components } from '../../generated/types.js'
import { changesWithEvents, writableNote } from '../changes-with-events.js'
import type { Handlers } from '../contract.js'
import type { Dependencies } from '../dependencies.js'
import type { Secrets } from '../encryption.js'
import { invalidRequest, serviceNotFound, targetRefused, tooManyServices } from '../problems.js'
import type { Caller } from '../rules/access.js'
import { addressHash, targetUrlRefusal } from '../rules/target-address.js'
import { webhookSecretFault } from '../rules/webhook-secret-fault.js'
import type { NewService, ServiceRecord } from '../store/services.js'

type Service = components['schemas']['Service']
type ServiceCreate = components['schemas']['ServiceCreate']

export function services(dependencies: Dependencies): Handlers<'Services'> {
  const { config, store, secrets } = dependencies
  const changes = changesWithEvents(dependencies)
  return {
    async Services_list({ params, caller }, reply) {
      const note = await writableNote(store, params.note_code, caller)
      const services = await store.services.list(note)
      return reply.code(200).send({ services: services.map((service) => serviceView(service, secrets)) })
    },

    async Services_add({ params, body, caller }, once) {
      const fault = body.name === 'webhook' && body.secret !== undefined && webhookSecretFault(body.secret)
      if (fault) throw invalidRequest([{ pointer: '/secret', detail: `secret ${fault}` }])
      return once(async (stores, answer) => {
        const note = await writableNote(stores, params.note_code, caller)
        const refusal = body.name === 'chat_b' ? undefined : targetUrlRefusal(body.webhook_url, config.WEBHOOK_ALLOW)
        if (refusal) throw targetRefused(refusal)
        if ((await stores.services.list(note)).length >= limits.services_per_note) throw tooManyServices()
        const service = await changes.addService(stores, note, newService(body, secrets, caller), caller)
        return answer(201, { service: serviceView(service, secrets) })
      })
    },

    async Services_delete({ params, caller }, reply) {
      await store.transaction(async (stores) => {
        const note = await writableNote(stores, params.note_code, caller)
        if (!(await stores.services.delete(note, params.service_id))) throw serviceNotFound(params.service_id)
      })
      return reply.code(204).send()
    },
  }
}

/** Returns an integration as the contract shows it: without its token or secret. */
function serviceView({ id, name, address, room_id }: ServiceRecord, secrets: Secrets): Service {
  if (name === 'chat_b' && room_id !== null) return { service_id: id, name, room_id }
  if (name !== 'chat_b' && address !== null) return { service_id: id, name, webhook_url: secrets.open(address) }
  throw new Error(`service ${id} has neither the address nor the room of a ${name}`)
}

function newService(body: ServiceCreate, secrets: Secrets, { id: addedBy }: Caller): NewService {
  const { name } = body
  if (name === 'chat_b') {
    const { room_id, api_token } = body
    const secret = secrets.seal(api_token)
    return { name, address: null, addressHash: addressHash(room_id), room_id, secret, addedBy }
  }
  const { webhook_url } = body
  const secret = name === 'webhook' && body.secret !== undefined ? secrets.seal(body.secret) : null
  const address = secrets.seal(webhook_url)
  return { name, address, addressHash: addressHash(webhook_url), room_id: null, secret, addedBy }
}
