/** The parts of the frame around books of one's own, as one file of the build. */
export { OpenedNavigation } from './opened-navigation.tsx';
export { OpenedPerson } from './opened-person.tsx';
export { OpenedSafetyLine } from './opened-safety-line.tsx';
export { OpenedStorageLine } from './opened-storage-line.tsx';
export { OpenedLetterhead, OpenedTitle } from './opened-title.tsx';
