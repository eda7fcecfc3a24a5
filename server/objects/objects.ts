/** A file to be stored. */
export interface NewObject {
  /** Where the bucket keeps its kind, such as 'images': lowercase letters. */
  folder: string
  /** Its media type. */
  type: string
  bytes: Buffer
}

/** Where the bytes of a row are: in the row itself, or in the bucket under a key. */
export type Stored = { bytes: Buffer; object_key: null } | { bytes: null; object_key: string }

/** The same as columns of a row, which may be empty. */
export interface StoredColumns {
  bytes: Buffer | null
  object_key: string | null
}

/** Whether files go to the bucket, and whether the bucket answered last time. */
export type ObjectsState = 'database' | 'bucket' | 'away'

/** Where pictures and documents are kept (docs/product.md S126). */
export interface Objects {
  /**
   * Sends files to the bucket, or leaves them to the rows when there is none. Call it before the transaction that inserts
   * the rows: an upload may take seconds. The mail job alone calls `storeAnyway` within its own. What no row takes within a day is deleted.
   * @returns what each row keeps, in the order of the files
   * @throws AppError unavailable (503) when the bucket does not take them
   */
  store(files: readonly NewObject[]): Promise<Stored[]>
  /**
   * The same for work that no person waits for: without the bucket the bytes stay in the rows, and can be moved later.
   */
  storeAnyway(files: readonly NewObject[]): Promise<Stored[]>
  /**
   * The bytes of a row, wherever they are, checked by their hash.
   * @param find reads the row; called again when the bytes have moved meanwhile
   * @returns undefined when there is no such row, or it has no bytes
   * @throws AppError unavailable (503) when the bucket does not answer, or has lost the object
   */
  read(find: () => Promise<StoredColumns | undefined>): Promise<Buffer | undefined>
  /** Leaves what `store` gave to the next sweep, because no row takes it. */
  discard(stored: Stored): Promise<void>
  state(): ObjectsState
  /** Deletes objects that no row refers to any more (sweep-objects.ts). @returns how many */
  sweep(signal?: AbortSignal): Promise<number>
  close(): void
}
