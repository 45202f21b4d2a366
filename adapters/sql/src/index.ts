export { type EmbeddedServer, type EmbeddedServerOptions } from "./embedded/embedded-server.ts"
export { type Migration, migrate } from "./migrate.ts"
export { pgLayer, type PgOptions, PgPool } from "./pg-client.ts"
export { sqlUnitOfWork } from "./unit-of-work.ts"
