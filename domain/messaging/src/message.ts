import { Schema } from "effect"
import { wireEnum } from "@domain/kernel"

/** Spec: enumerations, Notification channels. */
export const NotificationChannel = wireEnum({ Email: 1, Sms: 2, WhatsApp: 3 })
export type NotificationChannel = typeof NotificationChannel.Type

/** Text messages that carry a one-time password. Spec: states, "OTP can be resent by SMS or WhatsApp". */
export const OtpChannel = Schema.Literals(["Sms", "WhatsApp"])
export type OtpChannel = typeof OtpChannel.Type
