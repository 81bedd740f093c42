import type {SiteServer} from '../../contact/server/middleware';
import {demoChat, demoSettings, withChat} from './demoChat';

export const site: SiteServer = {middleware: demoChat(), html: withChat(demoSettings)};
