import { Portal } from '@headlessui/react';
import { type ReactElement, useContext } from 'react';
import { ListPlace } from './list-place.ts';

/** Draws what the list or menu inside opens into the place that the page around it names. */
export function InListPlace({ children }: { children: ReactElement }) {
  const place = useContext(ListPlace);
  return place ? <Portal.Group target={place}>{children}</Portal.Group> : children;
}
