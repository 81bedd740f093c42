import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, type RefObject} from 'react';
import type {ServiceChoice} from '../../../../content/entries';
import {isTopic, topics, type Topic} from '../../model/forms';
import {offer} from '../form/draft';

/** `?topic=demo` starts the message and `?service=nlp` preselects a service. What the visitor typed always wins. */
export function usePrefill(
  element: RefObject<HTMLFormElement | null>,
  services: readonly ServiceChoice[],
): Topic | undefined {
  const {search} = useLocation();
  const query = new URLSearchParams(useIsBrowser() ? search : '');
  const value = query.get('topic') ?? '';
  const topic = isTopic(value) ? value : undefined;
  const service = services.find(({slug}) => slug === query.get('service'))?.label;

  useEffect(() => {
    offer(element.current, 'message', topic ? topics[topic].message : '');
    if (service) offer(element.current, 'service', service);
  }, [element, topic, service]);

  return topic;
}
