import { Schema } from "effect"
import { wireEnum } from "@domain/kernel"

/** The channels of notifications. Spec: enumerations, Notification channels. */
export const NotificationChannel = wireEnum({ Email: 1, Sms: 2, WhatsApp: 3 })
export type NotificationChannel = typeof NotificationChannel.Type

/** The channels of one-time passwords. Spec: states, "OTP can be resent by SMS or WhatsApp". */
export const OtpChannel = Schema.Literals(["Sms", "WhatsApp"])
export type OtpChannel = typeof OtpChannel.Type
