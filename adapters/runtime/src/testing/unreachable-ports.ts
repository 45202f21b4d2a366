import { imageStoreOf } from "../providers.ts"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { jobKinds } from "../job-kinds.ts"
import { portsLayer, type PortsOptions } from "../ports.ts"
import { unreachableSettings } from "./unreachable-settings.ts"

/** Ports of a process on this database that reaches nobody, with its files in a folder of that name. */
export const unreachablePorts = (
  databaseUrl: string,
  folder: string,
  {
    translate,
    supervise,
    dnsServers,
  }: Pick<PortsOptions, "translate" | "supervise"> & { readonly dnsServers?: string },
) => {
  const settings = unreachableSettings(databaseUrl, join(tmpdir(), folder), dnsServers)
  return portsLayer({ settings, store: imageStoreOf(settings), translate, jobs: jobKinds, supervise })
}
