/** A bucket and how to reach it. */
export interface BucketAddress {
  /** Origin of the service, such as https://s3.us-east-1.amazonaws.com. */
  endpoint: string
  region: string
  bucket: string
  /** What every key begins with: '' or a path that ends with a slash. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
  /** False while objects are only read: new files go to the database. */
  writes: boolean
}

const KNOWN = new Set(['region', 'tls', 'write'])
const SWITCH = new Set([null, '0', '1'])

/**
 * Reads OBJECTS_URL: `s3://KEY:SECRET@host[:port]/bucket[/prefix]`, each part percent-encoded, then `region` (us-east-1
 * unless given), `tls=0` for plain HTTP, `write=0` to read objects and store new files in the database.
 * @returns undefined when it is not such an address
 */
export function readBucketAddress(value: string): BucketAddress | undefined {
  if (!URL.canParse(value)) return undefined
  const url = new URL(value)
  const { searchParams: asked } = url
  const [bucket = '', ...folders] = url.pathname.slice(1).replace(/\/+$/, '').split('/').map(decode)
  const accessKeyId = decode(url.username)
  const secretAccessKey = decode(url.password)
  const region = asked.get('region') ?? 'us-east-1'
  const isComplete =
    url.protocol === 's3:' &&
    url.host !== '' &&
    accessKeyId !== '' &&
    secretAccessKey !== '' &&
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket) &&
    folders.every((folder) => /^[\w.-]+$/.test(folder) && !/^\.+$/.test(folder)) &&
    /^[a-z0-9-]{1,40}$/.test(region) &&
    [...asked.keys()].every((name) => KNOWN.has(name)) &&
    SWITCH.has(asked.get('tls')) &&
    SWITCH.has(asked.get('write')) &&
    url.hash === ''
  if (!isComplete) return undefined
  return {
    ...{ region, bucket, accessKeyId, secretAccessKey },
    endpoint: `${asked.get('tls') === '0' ? 'http' : 'https'}://${url.host}`,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    writes: asked.get('write') !== '0',
  }
}

/** A part of an address without its percent signs; '' for one that cannot be read. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}
