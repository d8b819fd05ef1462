// Tools for the integrations of a note: list, add, remove.
import type { Service, ServiceCreate } from '@notewire/client'
import { models, parameters } from './generated/schemas.js'
import { object, type Tool, type ToolContext, ToolFailed } from './tool.js'

const { note_code, service_id } = parameters.Services_delete
const { webhook_url, secret } = models.WebhookServiceCreate
const { room_id, api_token } = models.ChatBServiceCreate

/** The kinds of targets, each with the contract's description. */
const kinds = [
  models.ChatAServiceCreate,
  models.ChatBServiceCreate,
  models.ChatCServiceCreate,
  models.ChatDServiceCreate,
  models.WebhookServiceCreate,
].flatMap(({ name }) => name.enum)

const integration = object({ service_id, name: { type: 'string' }, webhook_url: { type: 'string' }, room_id }, [
  'webhook_url',
  'room_id',
])
const answerFor = ({ service_id, name, ...place }: Service) => ({ service_id, name, ...place })

export const integrationTools: Tool[] = [
  {
    name: 'list_integrations',
    title: 'List the integrations of a note',
    description: 'Lists where the events of a note are sent. Tokens and secrets are never shown.',
    needs: 'read',
    annotations: { readOnlyHint: true },
    inputSchema: object({ note_code }),
    outputSchema: object({ services: { type: 'array', items: integration } }),
    async run({ note_code }: { note_code: string }, { notewire }: ToolContext) {
      const services = await notewire.services.list(note_code)
      return { services: services.map(answerFor) }
    },
  },
  {
    name: 'add_integration',
    title: 'Add an integration to a note',
    description:
      'Sends the events of a note to a chat service or a webhook from now on. chat_b needs room_id and api_token, all others need webhook_url.',
    needs: 'write',
    annotations: { destructiveHint: false, idempotentHint: false },
    inputSchema: object({ note_code, name: { type: 'string', enum: kinds }, webhook_url, secret, room_id, api_token }, [
      'webhook_url',
      'secret',
      'room_id',
      'api_token',
    ]),
    outputSchema: integration,
    async run({ note_code, ...service }: ServiceCreate & { note_code: string }, { notewire }: ToolContext) {
      return answerFor(await notewire.services.add(note_code, service))
    },
  },
  {
    name: 'remove_integration',
    title: 'Remove an integration from a note',
    description: 'Removes an integration for good, with its secret and the events that wait for it.',
    needs: 'delete',
    annotations: { destructiveHint: true, idempotentHint: true },
    inputSchema: object({ note_code, service_id }),
    outputSchema: object({ removed: service_id }),
    async run(
      { note_code, service_id }: { note_code: string; service_id: number },
      { notewire, confirm }: ToolContext
    ) {
      if (!(await confirm(`Remove integration ${service_id} from the note ${note_code} for good?`))) {
        throw new ToolFailed('Nothing was removed: the user declined.')
      }
      await notewire.services.delete(note_code, service_id)
      return { removed: service_id }
    },
  },
]
