export { bucketWitness } from "./bucket-witness.ts"
export { diskWitness } from "./disk-witness.ts"
