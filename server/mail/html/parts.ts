/** A fact, as label and value. */
export type Fact = readonly [label: string, value: string]

/** A picture that goes along with a mail. */
export interface Picture {
  /** Names it within the mail; the same picture has the same. */
  cid: string
  /** 3:4, `THUMBNAIL` pixels. */
  jpeg: Buffer
}

/**
 * The head of a customer's mail about a booking: who, when and how much. The HTML prints the first value large, the last
 * one as a sum with its label, and the picture beside them, without which the mail says the same.
 */
export interface Receipt {
  picture?: Picture
  /** Two or more. */
  facts: readonly Fact[]
}

/** What is printed under one heading; its text has been tidied. */
export interface Part {
  heading: string
  receipt?: Receipt
  facts: readonly Fact[]
  next: readonly string[]
  /** A plain link at its end. */
  link?: { label: string; url: string }
}

/** What stands below the button of a mail, for those who can't use it. */
export interface Below {
  next: readonly string[]
  facts: readonly Fact[]
  link: { label: string; url: string }
  after: readonly string[]
}
