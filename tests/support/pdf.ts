import { getDocumentProxy } from 'unpdf'

interface Item {
  str: string
  hasEOL: boolean
  transform: number[]
  width: number
  height: number
}

/** The text of a PDF, line by line; a line ends where the next text stands at another height. */
export async function readPdfText(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  let text = ''
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent()
    let height: number | undefined
    for (const { str, hasEOL, transform } of items as Item[]) {
      // marks of the structure, which have no place, aren't asked for
      if (str !== '' && height !== undefined && height !== transform[5]) text += '\n'
      if (str !== '') height = transform[5]
      text += hasEOL ? `${str}\n` : str
    }
    text += '\n'
  }
  return text
}

interface Mark {
  type: string
  id?: string | null
}

/** What each tagged element of a PDF says, as a screen reader gets it: the letters alone, wherever they stand. */
export async function readPdfElements(bytes: Uint8Array): Promise<string[]> {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const said: string[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const { items } = await (await document.getPage(number)).getTextContent({ includeMarkedContent: true })
    let element: string | undefined
    for (const item of items as (Item | Mark)[]) {
      if ('str' in item) {
        if (element !== undefined) element += item.str
      } else if (item.type === 'endMarkedContent') {
        if (element !== undefined) said.push(element.trim())
        element = undefined
      } else if (item.id) element = ''
    }
  }
  return said
}

/** Where each text of a PDF stands on its page, in points from the bottom left. */
export async function readPdfPlaces(bytes: Uint8Array) {
  const document = await getDocumentProxy(new Uint8Array(bytes))
  const pages = Array.from({ length: document.numPages }, async (_, i) => {
    const { items } = await (await document.getPage(i + 1)).getTextContent()
    return (items as Item[])
      .filter(({ str }) => str.trim() !== '')
      .map(({ str, transform: [, , , , left = 0, bottom = 0], width, height }) => ({
        text: str,
        left,
        right: left + width,
        bottom,
        top: bottom + height,
      }))
  })
  return (await Promise.all(pages)).flat()
}
