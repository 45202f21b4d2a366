import { readData } from "./data-files.ts"

type ServiceNames = Readonly<Record<string, Readonly<Record<string, string>>>>

let loaded: ServiceNames | undefined

/** Words for services by language code, keyed by the English word. */
export const serviceNames = (): ServiceNames => (loaded ??= readData<ServiceNames>("service-names.json"))
