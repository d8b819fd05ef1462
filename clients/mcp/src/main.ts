#!/usr/bin/env node
// The command `notewire-mcp`.
import { parseArgs } from 'node:util'
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js'
import { Notewire } from '@notewire/client'
import { serveHttp } from './http.js'
import { createServer } from './server.js'

const help = `Usage: notewire-mcp [--write] [--allow-delete] [--http PORT]

An MCP server for Notewire. It reads NOTEWIRE_URL and NOTEWIRE_TOKEN from the environment.

  --write         offer tools that change notes, groups and integrations
  --allow-delete  offer tools that delete notes and integrations for good
  --http PORT     serve streamable HTTP on 127.0.0.1 instead of stdio; each caller sends a
                  Notewire token of its own as Authorization: Bearer
  --help          print this help
`

function fail(message: string): never {
  process.stderr.write(`error: ${message}\n`)
  process.exit(1)
}

function readArguments() {
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ options: { write: flag, 'allow-delete': flag, help: flag, http: { type: 'string' } } }).values
  } catch (error) {
    return fail(`${(error as Error).message}\nSee 'notewire-mcp --help'.`)
  }
}

const options = readArguments()
if (options.help) {
  process.stdout.write(help)
  process.exit()
}
const permissions = { write: options.write, allowDelete: options['allow-delete'] }
const { NOTEWIRE_URL: baseUrl, NOTEWIRE_TOKEN: token } = process.env
if (!baseUrl) fail('set NOTEWIRE_URL to the address of the server, such as https://notes.example.com')

if (options.http === undefined) {
  if (!token)
    fail(
      'set NOTEWIRE_TOKEN to a token of the server; create one with: notewire tokens create --user CODE --scope read'
    )
  await createServer(new Notewire({ baseUrl, token }), permissions).connect(new StdioServerTransport())
} else {
  const port = Number(options.http)
  if (!Number.isInteger(port) || port < 1 || port > 65535) fail('--http must be a port from 1 to 65535')
  const url = await serveHttp(port, baseUrl, permissions)
  process.stderr.write(`MCP server for ${baseUrl} at ${url}\n`)
}
