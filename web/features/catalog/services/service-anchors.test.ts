import { expect, test } from 'vitest'
import { serviceAnchors } from './service-anchors.ts'

test('a block has its own id and the plural of the footer', () => {
  const { anchors, missing } = serviceAnchors(['model', 'exotic_dancer', 'dj', 'fire_breather'])
  expect(Object.fromEntries(anchors)).toEqual({
    model: ['model', 'models'],
    exotic_dancer: ['exotic_dancer', 'exotic_dancers', 'dancers'],
    dj: ['dj', 'djs'],
    fire_breather: ['fire_breather', 'fire_breathers'],
  })
  expect(missing).toContain('bartenders')
  expect(missing).not.toContain('dancers')
})

test('without any category every link of the footer still has somewhere to go', () => {
  const { missing } = serviceAnchors([])
  for (const id of ['models', 'dancers', 'bartenders', 'djs', 'photographers', 'massage_therapists', 'entertainers']) {
    expect(missing).toContain(id)
  }
})

test('dancers is on the first of the two that dance', () => {
  expect(serviceAnchors(['dancer']).anchors.get('dancer')).toEqual(['dancer', 'dancers'])
  expect(serviceAnchors(['dancer', 'exotic_dancer']).anchors.get('dancer')).toEqual(['dancer'])
})

test('no id is there twice, for any names of categories', () => {
  const { anchors, missing } = serviceAnchors(['main', 'root', 'model', 'models', 'dancers', 'exotic_dancer'])
  const ids = [...[...anchors.values()].flat(), ...missing, 'main', 'root']
  expect(new Set(ids).size).toBe(ids.length)
})
