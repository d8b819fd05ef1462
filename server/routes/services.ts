import { limits } from '../../generated/limits.js'
import type { components } from '../../generated/types.js'
import type { Handlers } from '../contract.js'
import type { Dependencies } from '../dependencies.js'
import { serviceNotFound, targetRefused, tooManyServices } from '../problems.js'
import { noteEvent } from '../rules/events.js'
import { refusalOf } from '../rules/target-address.js'
import type { Secrets } from '../secrets.js'
import type { ServiceRecord } from '../store/services.js'
import { noteToManage, showNote } from './notes.js'

type Service = components['schemas']['Service']
type ServiceCreate = components['schemas']['ServiceCreate']

export function services({
  config: { BASE_URL, WEBHOOK_ALLOW },
  store,
  secrets,
  now,
}: Dependencies): Handlers<'Services'> {
  return {
    async Services_list({ params, caller }, reply) {
      const note = await noteToManage(store, params.note_code, caller)
      const services = await store.services.list(note)
      return reply.code(200).send({ services: services.map(show) })
    },

    async Services_add({ params, body, caller }, reply) {
      const service = await store.transaction(async (stores) => {
        const note = await noteToManage(stores, params.note_code, caller)
        const refusal = body.name === 'chat_b' ? undefined : refusalOf(body.webhook_url, WEBHOOK_ALLOW)
        if (refusal) throw targetRefused(refusal)
        if ((await stores.services.list(note)).length >= limits.services_per_note) throw tooManyServices()
        const added = await stores.services.add(note, recordOf(body, secrets), now())
        await stores.deliveries.record(noteEvent('ping', showNote(note, BASE_URL), caller, now()), [added], now())
        return added
      })
      return reply.code(201).send({ service: show(service) })
    },

    async Services_delete({ params, caller }, reply) {
      await store.transaction(async (stores) => {
        const note = await noteToManage(stores, params.note_code, caller)
        if (!(await stores.services.delete(note, params.service_id))) throw serviceNotFound(params.service_id)
      })
      return reply.code(204).send()
    },
  }
}

/** An integration as the contract shows it: where it leads, and never what opens the door there. */
const show = ({ id, name, webhook_url, room_id }: ServiceRecord) =>
  ({ service_id: id, name, ...(name === 'chat_b' ? { room_id } : { webhook_url }) }) as Service

function recordOf(body: ServiceCreate, secrets: Secrets): Omit<ServiceRecord, 'id'> {
  if (body.name === 'chat_b') {
    const { name, room_id, api_token } = body
    return { name, webhook_url: null, room_id, secret: secrets.seal(api_token) }
  }
  const secret = body.name === 'webhook' && body.secret !== undefined ? secrets.seal(body.secret) : null
  return { name: body.name, webhook_url: body.webhook_url, room_id: null, secret }
}
