/** What to say where the network is gone before the writing of files was fetched. */
export const NOT_FETCHED =
  'The part of the app that writes files could not be fetched. Try again when the network is back.';
