import { cityName, isAtlanta } from './place.ts'

/** What times on screen are: 'Atlanta time', 'Berlin time'. */
export const localTime = (): string => `${cityName()} time`

/** The same for visitors from elsewhere: 'Atlanta (Eastern) time'. */
export const fullLocalTime = (): string => (isAtlanta() ? 'Atlanta (Eastern) time' : localTime())

/** An example of where an event is: 'Atlanta, GA', 'Berlin'. */
export const townExample = (): string => (isAtlanta() ? 'Atlanta, GA' : cityName())
