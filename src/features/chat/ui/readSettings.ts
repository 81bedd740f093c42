import {chatMeta, type ChatSettings} from '../../../company/chat';

/** The settings are in a meta element of the page; a build without a chat has none. */
export function readSettings(): ChatSettings | undefined {
  const meta = document.querySelector<HTMLMetaElement>(`meta[name="${chatMeta}"]`);
  return meta ? (JSON.parse(meta.content) as ChatSettings) : undefined;
}
