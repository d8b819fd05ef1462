// The values in a built page that each server replaces with its own: its base URL and the name of its team.
//
// The pages are plain files that also open without a server, so a placeholder is an element or attribute that already
// holds a default value. The docs generator writes the placeholders, and the server fills them in.
import { escapeHtml } from './escape-html.js'

const defaultTeam = 'Notewire'

/** The name of the team. */
export const teamPlaceholder = `<span data-team>${defaultTeam}</span>`

/** The title of the document: the title of the page and the name of the team. */
export const titlePlaceholder = (pageTitle: string) =>
  `<title data-page="${escapeHtml(pageTitle)}">${escapeHtml(pageTitle)} · ${defaultTeam}</title>`

/** The base URL in example code. Shows `example` unless a server fills in its own. */
export const baseUrlPlaceholder = (example: string) => `<span data-base-url>${escapeHtml(example)}</span>`

/** The attribute of `<html>` that tells scripts which server serves the page. Empty if the page is opened from a file. */
export const serverPlaceholder = 'data-server=""'

/** Returns the page with the values of a server in place of the defaults. */
export function fillPlaceholders(html: string, values: { team: string; baseUrl: string }): string {
  const team = escapeHtml(values.team)
  const baseUrl = escapeHtml(values.baseUrl)
  return html
    .replace(/<title data-page="(.*?)">.*?<\/title>/, (_, pageTitle) => `<title>${pageTitle} · ${team}</title>`)
    .replace(/<span data-team>.*?<\/span>/g, () => `<span>${team}</span>`)
    .replace(/<span data-base-url>.*?<\/span>/g, () => baseUrl)
    .replace(serverPlaceholder, () => `data-server="${baseUrl}"`)
}
