/** An email address that breaks before its '@' where it needs two lines, not within a word. */
export function EmailText({ address }: { address: string }) {
  const at = address.lastIndexOf('@')
  if (at < 1) return address
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
