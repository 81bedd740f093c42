import {honeypotField} from '../../model/forms';
import type {Message} from '../capture/parse';

/** The id stays the same for every attempt to deliver the message, and is its Message-ID. */
export type StoredMessage = Message & {id: string; receivedAt: string};

/** The hidden field was filled in: by a program, or by the password manager of somebody who wants to reach us. */
export const isPossiblySpam = ({fields}: Message): boolean => fields[honeypotField] !== undefined;
