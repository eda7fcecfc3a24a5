const PHONE = /((?:\+?1[ .-]?)?\(\d{3}\) ?\d{3}[.-]\d{4}|\b\d{3}[.-]\d{3}[.-]\d{4}\b)/

/** A text whose phone numbers do not break over two lines. */
export const PhoneText = ({ children: text }: { children: string }) =>
  text.split(PHONE).map((part, i) =>
    // every second part is a number
    i % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
      <span key={i} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
