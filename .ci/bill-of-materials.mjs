// Prints a software bill of materials (CycloneDX) of what the packages install and contain: npm's, without what is only used
// for development.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const licenses = ['dist/server/licenses.md', 'dist/site/licenses.md'].map((file) => readFileSync(file, 'utf8'))
const bundled = new Set(licenses.join('\n').match(/(?<=^## )\S+$/gm))
/** npm names packages of the workspace after their folders. */
const named = (component) => ({ ...component, name: component['bom-ref'].replace(/@[^@]+$/, '') })
const isForDevelopment = ({ name, value }) => name === 'cdx:npm:package:development' && value === 'true'

const bill = JSON.parse(execFileSync('npm', ['sbom', '--sbom-format=cyclonedx'], { maxBuffer: 2 ** 26 }))
bill.components = bill.components.flatMap((component) => {
  const properties = component.properties.filter((property) => !isForDevelopment(property))
  const isInstalled = properties.length === component.properties.length
  return isInstalled || bundled.has(component['bom-ref']) ? [{ ...named(component), properties }] : []
})
bill.metadata.component = named(bill.metadata.component)
const refs = new Set([bill.metadata.component, ...bill.components].map((component) => component['bom-ref']))
bill.dependencies = bill.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => refs.has(each)) }))
process.stdout.write(`${JSON.stringify(bill, null, 2)}\n`)
