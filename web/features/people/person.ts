/** As much of an agent as the parts of the page need. */
export interface Person {
  id: string
  name: string
}
