import {honeypotField} from '../../model/forms';
import type {Message} from '../capture/parse';

/** The id is the same for every delivery attempt, and is used for the Message-ID. */
export type StoredMessage = Message & {id: string; receivedAt: string};

/** Whether the hidden field was filled in: by a bot, or by the password manager of a person who wants to reach us. */
export const isPossibleSpam = ({fields}: Message): boolean => fields[honeypotField] !== undefined;
