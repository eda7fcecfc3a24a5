import { expect, test } from 'vitest'
import { readFiles } from './files.ts'

/** Migrations up to this one landed while an upgrade stopped every machine. */
const LAST_FREE = '0128'
/** In a migration that takes away what a former release used; it names the release whose code uses it no more. */
const CONTRACT = /^-- contract: \d+\.\d+\.\d+\b/m

/** What the release before cannot live with: it serves beside the new one while machines are upgraded (S124). */
const BREAKING = [
  /\bdrop\s+(?:column|table|view|materialized\s+view|type)\b/i,
  /\balter\s+(?:table|view|type|function|index)\b[^;]*\brename\b/i,
  /\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/i,
  /\balter\s+(?:column\s+)?\w+\s+set\s+not\s+null\b/i,
  /\balter\s+(?:column\s+)?\w+\s+drop\s+default\b/i,
  /\badd\s+column\s+(?:if\s+not\s+exists\s+)?\w+(?=[^,;]*\bnot\s+null\b)(?![^,;]*\b(?:default|generated)\b)/i,
]

/** The statements of a migration that take something away. */
function findBreaking(sql: string): string[] {
  if (CONTRACT.test(sql)) return []
  const code = sql.replace(/--.*$/gm, '').replace(/'[^']*'/g, "''")
  return BREAKING.flatMap((pattern) => pattern.exec(code)?.[0] ?? [])
}

test.each([
  ['alter table agents drop column bio;', true],
  ['-- contract: 1.4.0 the code reads about since then\nalter table agents drop column bio;', false],
  ['alter table agents rename column bio to about;', true],
  ['alter table agents rename to people;', true],
  ['alter table agents alter column bio set not null;', true],
  ['alter table agents alter column bio type int;', true],
  ['alter table agents add column bio text not null;', true],
  ["alter table agents add column bio text not null default '', add column age int;", false],
  ['alter table agents add column rest int generated always as (1) stored not null;', false],
  ['alter table agents add column bio text;', false],
  ['create table notes (text text not null); -- drop column', false],
  ['create or replace function f() returns trigger as $$ begin return new; end $$ language plpgsql;', false],
])('%s is found to break the release before: %s', (sql, breaks) => {
  expect(findBreaking(sql).length > 0).toBe(breaks)
})

test('a migration only adds: what it takes away is marked with the release that stopped using it (S124)', () => {
  const broken = readFiles('server/db/migrations/*.sql')
    .filter(({ name }) => (/\/(\d{4})-/.exec(name)?.[1] ?? '') > LAST_FREE)
    .flatMap(({ name, text }) => findBreaking(text).map((statement) => `${name}: ${statement}`))
  expect(broken).toEqual([])
})
