/**
 * Rows for measurements, made by the database: the same seed and counts always give the same values. Every statement
 * makes a whole set; no row is sent to the database.
 */
import type { ClientBase } from 'pg'
import { demoCategories } from '../demo/categories.ts'
import { type Filling, makeValues } from './values.ts'

/** Makes agents, and the categories if there are none. */
export async function fillAgents(client: ClientBase, { seed, count }: Filling): Promise<void> {
  await makeValues(client)
  await client.query(
    `insert into categories (name, display_name, description)
     select * from unnest($1::text[], $2::text[], $3::text[]) on conflict do nothing`,
    [
      demoCategories.map(({ name }) => name),
      demoCategories.map(({ displayName }) => displayName),
      demoCategories.map(({ description }) => description),
    ],
  )
  await client.query(FILL_AGENTS, [seed, count])
}

/** Makes customers who have not chosen a password. */
export async function fillCustomers(client: ClientBase, { seed, count }: Filling): Promise<void> {
  await makeValues(client)
  await client.query(FILL_CUSTOMERS, [seed, count])
}

const FILL_AGENTS = `
insert into agents (id, name, category, bio, experience, specialties, hourly_rate, availability, rating, instagram,
  created_at)
select pg_temp.id_of('agent', $1, n),
  (array['Ada', 'Bruno', 'Celia', 'Dario', 'Elena', 'Farid', 'Greta', 'Hugo', 'Ines', 'Jonas', 'Kira', 'Luca', 'Mara',
    'Nico', 'Oona', 'Pavel'])[1 + pg_temp.pick(n, 1, 16)]
    || ' ' || (array['Abbott', 'Bellamy', 'Castro', 'Delgado', 'Ellison', 'Fontaine', 'Greer', 'Hollis', 'Ivanov',
    'Jansen', 'Kowal', 'Lindqvist', 'Moreau', 'Novak', 'Okafor', 'Pereira'])[1 + pg_temp.pick(n, 2, 16)] || ' ' || n,
  category.name,
  'Works the rooms of Midtown and Buckhead since ' || 2005 + pg_temp.pick(n, 3, 18)
    || '. Arrives early, brings everything that is needed and leaves the floor as it was found. '
    || repeat('Has done this for weddings, openings and birthdays. ', 1 + pg_temp.pick(n, 4, 3)::int),
  1 + pg_temp.pick(n, 5, 20) || ' years',
  (array['weddings', 'openings', 'private parties', 'late sets', 'outdoor', 'Spanish spoken'])
    [1 + pg_temp.pick(n, 6, 3)::int : 4 + pg_temp.pick(n, 6, 3)::int],
  case when pg_temp.pick(n, 7, 40) > 0 then 60 + 5 * pg_temp.pick(n, 8, 53) end,
  pg_temp.pick(n, 9, 20) > 0,
  4 + pg_temp.pick(n, 10, 11) / 10.0,
  'https://instagram.com/agent_' || n,
  now() - interval '2 years' + n * interval '1 second'
from generate_series(0, $2::int - 1) n
cross join (select array_agg(name order by name) as names from categories) listed
cross join lateral (select listed.names[1 + pg_temp.pick(n, 11, cardinality(listed.names))] as name) category`

/** Some names are common and most are not, as in a town: the lower of two picks. */
const FILL_CUSTOMERS = `
insert into customers (id, email, name, phone, created_at)
select pg_temp.id_of('customer', $1, n), 'customer-' || $1::bigint || '-' || n || '@example.com',
  (array['Maria', 'James', 'John', 'Jennifer', 'Michael', 'Ashley', 'Robert', 'Jessica', 'David', 'Sarah', 'Christopher',
    'Tiffany', 'Marcus', 'Keisha', 'Brandon', 'Latoya', 'Andre', 'Monique', 'Sofia', 'Diego', 'Priya', 'Wei', 'Mei',
    'Omar', 'Leila', 'Noah', 'Olivia', 'Ethan', 'Zoe', 'Xavier', 'Yolanda', 'Quentin']
  )[1 + least(pg_temp.pick(n, 12, 32), pg_temp.pick(n, 13, 32))]
    || ' ' || (array['Smith', 'Johnson', 'Williams', 'Brown', 'Jones', 'Garcia', 'Davis', 'Rodriguez', 'Martinez',
    'Hernandez', 'Lopez', 'Wilson', 'Anderson', 'Thomas', 'Taylor', 'Jackson', 'Lee', 'Harris', 'Clark', 'Lewis',
    'Robinson', 'Walker', 'Young', 'Allen', 'King', 'Wright', 'Scott', 'Torres', 'Nguyen', 'Hill', 'Flores', 'Green',
    'Adams', 'Nelson', 'Baker', 'Hall', 'Rivera', 'Campbell', 'Mitchell', 'Carter', 'Roberts', 'Patel', 'Kim', 'Chen',
    'Murphy', 'Foster', 'Sanders', 'Price', 'Bennett', 'Wood', 'Brooks', 'Powell', 'Long', 'Perry', 'Sullivan',
    'Bell', 'Coleman', 'Butler', 'Henderson', 'Barnes', 'Fisher', 'Vasquez', 'Simmons', 'Quinn']
  )[1 + least(pg_temp.pick(n, 14, 64), pg_temp.pick(n, 15, 64))],
  '(404) 555-' || lpad((n % 10000)::text, 4, '0'), now() - interval '1 year' + n * interval '1 second'
from generate_series(0, $2::int - 1) n`
