import { Context } from "effect"
import type { MailSending } from "@domain/portals"

/** How the installation sends mails, as its settings say. */
export class MailSettings extends Context.Service<MailSettings, MailSending>()("portals/MailSettings") {}
