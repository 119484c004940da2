import { DOCUMENTS } from "./support/documents.js";
import { tryDocuments } from "./support/try-documents.js";

tryDocuments(DOCUMENTS.filter(({ name }) => name.startsWith("own/") || name === "3.0/petstore"));
