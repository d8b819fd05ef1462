import t from 'tap'
import { GroupName, operations } from '../generated/operations.js'
import { faultIn, serializerCompiler, validatorCompiler } from '../server/compiled-schemas.js'

const place = { method: 'GET', url: '/' }

t.test('every schema of the contract is compiled', async (t) => {
  for (const { schema } of Object.values(operations)) {
    const { response, ...parts } = schema
    for (const [httpPart, part] of Object.entries(parts)) {
      t.type(validatorCompiler({ ...place, schema: part, httpPart }), 'function')
    }
    for (const each of Object.values(response)) t.type(serializerCompiler({ ...place, schema: each }), 'function')
  }
})

t.test('another schema is refused, which says how to compile it', async (t) => {
  t.throws(() => validatorCompiler({ ...place, schema: {}, httpPart: 'body' }), {
    message: 'The schema {} is not compiled. Run npm run generate.',
  })
})

t.test('a response contains the fields that the contract declares, and no others', async (t) => {
  const serialize = serializerCompiler({ ...place, schema: operations.Groups_search.schema.response[200] })
  const meta = { previous_page: null, next_page: null, page: 1, per_page: 20, total: 1 }
  const groups = [{ name: 'editors' }]
  t.equal(serialize({ groups: [{ ...groups[0], id: 1 }], meta, other: 1 }), JSON.stringify({ groups, meta }))
})

t.test('a single value can be checked outside of a request', async (t) => {
  t.equal(faultIn(GroupName, 'editors'), undefined)
  t.equal(faultIn(GroupName, '..'), GroupName['x-pattern-message'])
})
