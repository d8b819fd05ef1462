/* IMPORTANT
 * This snapshot file is auto-generated, but designed for humans.
 * It should be checked into source control and tracked carefully.
 * Re-generate by setting TAP_SNAPSHOT=1 and running tests.
 * Make sure to inspect the output below.  Do not ignore changes!
 */
'use strict'
exports[`test/spec/generator/client-resources.test.ts > TAP > a list fetches its pages > must match snapshot 1`] = `
  /**
   * Text of the contract.
   *
   * @returns Await it for one page, \`{ notes, meta }\`; iterate over it, or call \`all()\`, for all.
   */
  list = (query?: NotesListQuery, options?: CallOptions): List<NotesPage, Note> =>
    paginate({
      label: 'GET /api/v1/notes',
      fetchPage: (query: NotesListQuery) => this.#send('GET /api/v1/notes', { query }, options, page('notes')),
      itemsOf: ({ notes }) => notes,
      keyOf: ({ note_code }) => note_code,
      maxPageSize: 100,
      query,
    })

`

exports[`test/spec/generator/client-resources.test.ts > TAP > a response without a body has no result > must match snapshot 1`] = `
  /**
   * Text of the contract.
   *
   * @param note_code Text of the contract.
   * @throws {NotFoundError} \`note_not_found\`
   * @throws {PreconditionFailedError} \`note_changed\`
   */
  delete = (note_code: NoteCode, options?: ChangeOptions): Call<void> =>
    this.#send('DELETE /api/v1/notes/{note_code}', { path: { note_code } }, options, nothing)

`

exports[`test/spec/generator/client-resources.test.ts > TAP > the only element of an array is the result > must match snapshot 1`] = `
  /**
   * Text of the contract.
   *
   * @param note_code Text of the contract.
   * @param body Text of the contract.
   * @throws {BadRequestError} \`invalid_icon\`, \`unknown_users\`, \`unknown_groups\`, \`caller_left_out\`
   * @throws {NotFoundError} \`note_not_found\`
   * @throws {PreconditionFailedError} \`note_changed\`
   */
  update = (note_code: NoteCode, body: NoteUpdate, options?: ChangeOptions): Call<Note> =>
    this.#send('PATCH /api/v1/notes/{note_code}', { path: { note_code }, body }, options, first('notes'))

`

exports[`test/spec/generator/client-resources.test.ts > TAP > the result is of the kind of the body, where both are unions > must match snapshot 1`] = `
  /**
   * Text of the contract.
   *
   * @param note_code Text of the contract.
   * @param body Text of the contract.
   * @throws {BadRequestError} \`target_refused\`
   * @throws {NotFoundError} \`note_not_found\`
   * @throws {ConflictError} \`too_many_services\`
   * @throws {UnprocessableEntityError} \`idempotency_key_reused\`
   */
  add = <Kind extends ServiceCreate['name']>(note_code: NoteCode, body: ServiceCreate & { name: Kind }, options?: CreateOptions): Call<Extract<Service, { name: Kind }>> =>
    this.#send('POST /api/v1/notes/{note_code}/services', { path: { note_code }, body }, options, member('service')) as Call<Extract<Service, { name: Kind }>>

`
