/**
 * `npm run sbom`: every package of the lockfile as a CycloneDX 1.6 document on standard output, or with `-- --to FILE`
 * in a file. The same lockfile gives the same document.
 */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'

const ROOT = path.resolve(import.meta.dirname, '..')

/** A package as package-lock.json (version 3) describes it. */
export interface LockedPackage {
  version?: string
  license?: string
  integrity?: string
  resolved?: string
  dev?: boolean
  optional?: boolean
  hasInstallScript?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

export interface Lockfile {
  name: string
  version: string
  packages: Record<string, LockedPackage>
}

/** The lockfile of this checkout. */
export function readLockfile(): { lock: Lockfile; text: string } {
  const text = readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')
  return { lock: JSON.parse(text) as Lockfile, text } // npm's own format
}

/** The name of a package by where it is installed: 'node_modules/a/node_modules/@b/c' is '@b/c'. */
export const nameAt = (place: string) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)

const purlOf = (name: string, version: string) => `pkg:npm/${name.replace('@', '%40')}@${version}`

/** Lockfiles have base64 after the algorithm's name; CycloneDX requires hexadecimal. */
function hashesOf(integrity: string) {
  return integrity.split(' ').map((one) => {
    const [algorithm = '', digest = ''] = [one.slice(0, one.indexOf('-')), one.slice(one.indexOf('-') + 1)]
    return {
      alg: algorithm.replace(/^sha(\d)/, 'SHA-$1'),
      content: Buffer.from(digest, 'base64').toString('hex'),
    }
  })
}

function licencesOf(license: string | undefined) {
  if (license === undefined) return []
  if (/ (AND|OR) /.test(license)) return [{ expression: license }]
  return [{ license: /^[\w.-]+$/.test(license) ? { id: license } : { name: license } }]
}

/**
 * The place where a dependency of a package is installed: inside the package, beside it, or beside a package around it.
 */
function findPlace(packages: Lockfile['packages'], from: string, name: string): string | undefined {
  const folders = from === '' ? [] : from.split('/node_modules/')
  for (let depth = folders.length; depth >= 0; depth -= 1) {
    const inside = folders.slice(0, depth).join('/node_modules/')
    const place = `${inside}${depth === 0 ? '' : '/'}node_modules/${name}`
    if (place in packages) return place
  }
  return undefined
}

function refsOf(packages: Lockfile['packages'], place: string): string[] {
  const { dependencies, optionalDependencies, devDependencies } = packages[place] ?? {}
  const names = Object.keys({ ...dependencies, ...optionalDependencies, ...(place === '' && devDependencies) })
  const places = names.map((name) => findPlace(packages, place, name)).filter((found) => found !== undefined)
  return [...new Set(places)].sort()
}

/**
 * The document.
 * @param text the lockfile, from which the serial number is made
 */
export function makeSbom({ lock, text }: ReturnType<typeof readLockfile>) {
  const digest = createHash('sha256').update(text).digest('hex')
  // a UUID of version 8, whose content the maker defines
  const uuid = `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-a${digest.slice(17, 20)}-${digest.slice(20, 32)}`
  const places = Object.keys(lock.packages).filter((place) => place !== '')
  const root = `${lock.name}@${lock.version}`
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${uuid}`,
    version: 1,
    metadata: {
      component: { type: 'application', 'bom-ref': root, name: lock.name, version: lock.version },
    },
    components: places.map((place) => {
      const { version = '', license, integrity, dev, optional } = lock.packages[place] ?? {}
      const [group, name = ''] = nameAt(place).startsWith('@') ? nameAt(place).split('/') : [undefined, nameAt(place)]
      return {
        type: 'library',
        'bom-ref': place,
        ...(group !== undefined && { group }),
        name,
        version,
        // excluded: used to build and test, never at run time
        scope: dev ? 'excluded' : optional ? 'optional' : 'required',
        ...(integrity !== undefined && { hashes: hashesOf(integrity) }),
        licenses: licencesOf(license),
        purl: purlOf(nameAt(place), version),
      }
    }),
    dependencies: [
      { ref: root, dependsOn: refsOf(lock.packages, '') },
      ...places.map((place) => ({ ref: place, dependsOn: refsOf(lock.packages, place) })),
    ],
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { to: { type: 'string' } } })
  const text = `${JSON.stringify(makeSbom(readLockfile()), null, 2)}\n`
  if (values.to === undefined) process.stdout.write(text)
  else writeFileSync(values.to, text)
}
