/** The one object: R2 replaces it whole, and who reads it gets the old or the new one. */
export const indexName = 'catalogue-index'
