import { seedSite } from "./seed-site.ts"

/** Gives the site at these ports, with its database, the demo's businesses, as `npm start` does. */
const [web, sandbox, databaseUrl] = process.argv.slice(2)
if (web === undefined || sandbox === undefined || databaseUrl === undefined) {
  console.error("Name the port of the site, the port of its sandbox and the address of its database.")
  process.exit(64)
}
process.exitCode = (await seedSite({ ports: { web: Number(web), sandbox: Number(sandbox) }, databaseUrl })) ? 0 : 1
