import { haproxyBinary, startHaproxy } from './haproxy.ts'
import { nginxBinary, startNginx } from './nginx.ts'

/** The proxies with a file in deploy/ that this machine can run, or not; what `start` starts has that file. */
export const PROXIES = [
  { name: 'nginx', file: 'deploy/nginx.conf', isHere: nginxBinary !== undefined, start: startNginx },
  { name: 'HAProxy', file: 'deploy/haproxy.cfg', isHere: haproxyBinary !== undefined, start: startHaproxy },
] as const
