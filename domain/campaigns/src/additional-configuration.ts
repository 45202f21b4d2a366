import { Schema } from "effect"
import { difference, type NameValue, RequestState } from "@domain/kernel"

/** What a campaign holds beyond its own fields, by name. A field that is null counts as absent. Spec: entities, additionalConfigurationJson. */
export const AdditionalConfiguration = Schema.Record(Schema.String, Schema.Json)
export type AdditionalConfiguration = typeof AdditionalConfiguration.Type

/** A stored configuration and the change that is on its way to it. */
export const ConfigurationUpdate = Schema.Struct({
  configuration: AdditionalConfiguration,
  /** On while a change runs. */
  isUpdating: Schema.Boolean,
  request: RequestState,
})
export type ConfigurationUpdate = typeof ConfigurationUpdate.Type

/** Shown when a change was refused. Spec: messages, 'failed to update additional configuration'. */
export const configurationUpdateFailedKey = "AdditionalConfigurationUpdateFailed"

/** A configuration as it was read, or as it is once the server took a change: nothing is on its way. */
export const storedConfiguration = (configuration: AdditionalConfiguration): ConfigurationUpdate => ({
  configuration,
  isUpdating: false,
  request: { state: "success" },
})

/** The difference list to send, or undefined when nothing changed and nothing is sent. Spec: states, updating additional configuration. */
export const configurationPatch = (
  before: AdditionalConfiguration,
  after: AdditionalConfiguration,
): ReadonlyArray<NameValue> | undefined => {
  const pairs = difference(before, after)
  return pairs.length === 0 ? undefined : pairs
}

/** The change begins: its flag is on, the failure of an earlier one forgotten. */
export const beginUpdate = (update: ConfigurationUpdate): ConfigurationUpdate => ({
  ...update,
  isUpdating: true,
  request: { state: "pending" },
})

/** The server refused it: the old configuration stays and the failure is told. */
export const updateFailed = (update: ConfigurationUpdate): ConfigurationUpdate => ({
  ...update,
  isUpdating: false,
  request: { state: "fail", errorMessageKey: configurationUpdateFailedKey },
})
