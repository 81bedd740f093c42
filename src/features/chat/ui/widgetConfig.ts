import type {ChatSettings} from '../../../company/chat';
import {company} from '../../../company';
import {currentAddress, privacyPolicy} from '../../policies/model/addresses';

/** The platform's script reads this once, when it runs. Colors named by role let an open chat follow the theme. */
export const widgetConfig = ({webhookUrl, tenantId, agentId}: ChatSettings) => ({
  webhook: {url: webhookUrl, route: 'general'},
  branding: {
    // Drawn by src/build/brand. An absolute URL, because a chat may be in a frame.
    logo: new URL('/chat-logo.svg', location.href).href,
    // The chat says that it is an AI when it opens, as the privacy policy promises.
    name: `${company.name} AI agent`,
    welcomeText: 'Hello! How can I assist you today?',
    responseTimeText: 'We typically respond right away',
    // Without this, the platform shows an advertisement here.
    poweredBy: {text: 'Privacy Policy', link: currentAddress(privacyPolicy)},
  },
  style: {
    primaryColor: 'var(--brand)',
    secondaryColor: 'var(--brand-strong)',
    position: 'right',
    backgroundColor: 'var(--surface-raised)',
    fontColor: 'var(--text)',
  },
  metadata: {tenantId, agentId},
});

export type ChatWidgetConfig = ReturnType<typeof widgetConfig> & {
  /** Set by the script if it adds anything outside its widget; called to remove that when the chat is removed. */
  remove?: () => void;
};
