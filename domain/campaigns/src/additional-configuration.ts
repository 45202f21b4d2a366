import { Schema } from "effect"
import { difference, type NameValue, RequestState } from "@domain/kernel"

/**
 * The further configuration of a campaign, by name; null counts as absent. Spec: entities, additionalConfigurationJson.
 */
export const AdditionalConfiguration = Schema.Record(Schema.String, Schema.Json)
export type AdditionalConfiguration = typeof AdditionalConfiguration.Type

/** A stored configuration and its pending change. */
export const ConfigurationUpdate = Schema.Struct({
  configuration: AdditionalConfiguration,
  /** True while a change is pending. */
  isUpdating: Schema.Boolean,
  request: RequestState,
})
export type ConfigurationUpdate = typeof ConfigurationUpdate.Type

/** Shown when a change failed. Spec: messages, 'failed to update additional configuration'. */
export const configurationUpdateFailedKey = "AdditionalConfigurationUpdateFailed"

/** A configuration as loaded or as the server accepted it, without a pending change. */
export const storedConfiguration = (configuration: AdditionalConfiguration): ConfigurationUpdate => ({
  configuration,
  isUpdating: false,
  request: { state: "success" },
})

/**
 * The difference to send; undefined when nothing changed and nothing is sent. Spec: states, updating additional
 * configuration.
 */
export const configurationPatch = (
  before: AdditionalConfiguration,
  after: AdditionalConfiguration,
): ReadonlyArray<NameValue> | undefined => {
  const pairs = difference(before, after)
  return pairs.length === 0 ? undefined : pairs
}

/** Starts a change and clears an earlier failure. */
export const beginUpdate = (update: ConfigurationUpdate): ConfigurationUpdate => ({
  ...update,
  isUpdating: true,
  request: { state: "pending" },
})

/** Ends a refused change: the old configuration stays, with the failure's message. */
export const updateFailed = (update: ConfigurationUpdate): ConfigurationUpdate => ({
  ...update,
  isUpdating: false,
  request: { state: "fail", errorMessageKey: configurationUpdateFailedKey },
})
