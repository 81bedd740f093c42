import type {ChatSettings, ChatWidgetConfig} from '../../company/chat';
import {company} from '../../company';

const logo =
  'data:image/svg+xml,' +
  encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="#49b58c" stroke-width="3.4"><path d="${company.logo}"/></svg>`,
  );

/** Colors are named by role, so that an open chat follows the theme. */
export const widgetConfig = ({webhookUrl, tenantId, agentId}: ChatSettings): ChatWidgetConfig => ({
  webhook: {url: webhookUrl, route: 'general'},
  branding: {
    logo,
    name: company.name,
    welcomeText: 'Hello! How can I assist you today?',
    responseTimeText: 'We typically respond right away',
    // Without this the platform shows an advertisement there.
    poweredBy: {text: 'Privacy Policy', link: '/legal/privacy-policy'},
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
